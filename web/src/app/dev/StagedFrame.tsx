import { frameName, type Stage } from './stage.ts';
import { walk } from './walk.ts';

const SIZES = {
  phone: { width: 390, height: 844, scale: 1 },
  desktop: { width: 1440, height: 900, scale: 0.5 },
};
export type FrameSize = keyof typeof SIZES;

interface StagedFrameProps {
  title: string;
  path: string;
  stage: Stage;
  presses: readonly string[];
  size: FrameSize;
}

/** The real app at an address, in a state. It is loaded when it comes into view. */
export function StagedFrame({ title, path, stage, presses, size }: StagedFrameProps) {
  const { width, height, scale } = SIZES[size];
  return (
    <figure className="grid gap-2">
      <figcaption className="text-small font-semibold">{title}</figcaption>
      <div
        className="overflow-hidden rounded-card border border-line"
        style={{ width: width * scale, height: height * scale }}
      >
        <iframe
          title={title}
          src={path}
          name={frameName(stage)}
          loading="lazy"
          width={width}
          height={height}
          style={{ transform: `scale(${scale})`, transformOrigin: '0 0' }}
          onLoad={({ currentTarget }) => void walk(currentTarget, presses)}
        />
      </div>
    </figure>
  );
}
