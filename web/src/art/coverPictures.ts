import { type CoverChoice, drawPlace, type Light } from '@liora/art/placeCover';
import type { Scene } from '@liora/art/scenes/scene';
import { forgetOn } from '../lib/personalData.ts';

interface CoverRequest {
  id: string;
  /** Its width, CSS pixels, and its height where that is another. */
  size: number;
  height?: number | undefined;
  light: Light;
}

/** Some lists' worth; the one that was not asked for the longest goes first. */
const MOST = 400;
const pictures = new Map<string, string>();

// Their keys tell which places somebody looked at.
forgetOn(['signed out'], () => pictures.clear());

/** The address of a small cover as a picture: drawn once per place, size and light, whatever list shows it how often. */
export function coverPicture(asked: CoverRequest, choice: CoverChoice, draw: Scene): string {
  const { id, size, height = size, light } = asked;
  const key = `${choice.category}/${choice.scene} ${id} ${size} ${height} ${light}`;
  const picture = pictures.get(key) ?? addressOf(drawPlace({ id, width: size, height, light }, choice, draw));
  pictures.delete(key);
  pictures.set(key, picture);
  const [oldest] = pictures.keys();
  if (pictures.size > MOST && oldest !== undefined) pictures.delete(oldest);
  return picture;
}

const addressOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
