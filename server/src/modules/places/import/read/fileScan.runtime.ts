import type { LatLng } from '@liora/domain/rules/distance';
import { DivisionsAround } from '../../../location/gazetteer/divisionsAround.runtime.ts';
import { asksForState } from '../classify/osmPlace.rules.ts';
import type { ImportedPlace, SkipReason } from '../importedPlace.types.ts';
import type { ImportSettings } from '../importSettings.types.ts';
import { CoveredArea } from './coveredArea.rules.ts';
import { throwIfInterrupted } from './fileProblem.errors.ts';
import type { Tags } from './osmTags.rules.ts';

/** How far the reading has come; every pass over a file counts. */
export interface Progress {
  begin(total: number, unit: 'bytes' | 'places' | 'tiles'): void;
  advance(done: number): void;
  end(): void;
}

/** What is found out along the way while a file is read. */
export class Reading {
  readonly area = new CoveredArea();
  readonly skipped = new Map<SkipReason, number>();
  /** Objects or records looked at, by kind. */
  readonly seen = new Map<string, number>();
  /** In the source, but without a usable position in this file: not gone, left as they are. */
  readonly keptAsIs: string[] = [];
  /** Places that refer to points or lines that the file does not have: they are placed by what it has. */
  incomplete = 0;
  /** Date of the data (YYYY-MM-DD): what the file states, else its newest change. */
  dataDate: string | null = null;
  readonly settings: ImportSettings;
  readonly progress: Progress;
  #dateIsStated = false;
  readonly #signal: AbortSignal | undefined;
  readonly #divisions = new DivisionsAround();

  constructor(settings: ImportSettings, progress: Progress, signal?: AbortSignal) {
    this.settings = settings;
    this.progress = progress;
    this.#signal = signal;
  }

  skip(reason: SkipReason): void {
    this.skipped.set(reason, (this.skipped.get(reason) ?? 0) + 1);
  }

  saw(kind: string, count = 1): void {
    this.seen.set(kind, (this.seen.get(kind) ?? 0) + count);
  }

  /** Skips what is in the source but cannot be placed, without counting it as disappeared. */
  cannotPlace(sourceId: string, reason: 'no_position' | 'bad_position'): void {
    this.skip(reason);
    this.keptAsIs.push(sourceId);
  }

  covers({ lat, lng }: LatLng): void {
    this.area.add(lat, lng);
  }

  /** The states around a place, where its hours depend on them. */
  async divisionsAt(tags: Tags, position: LatLng): Promise<readonly string[]> {
    return asksForState(tags) ? this.#divisions.at(position) : [];
  }

  /** `seconds` since 1970, when something in the file was last changed. */
  changedOn(seconds: number): void {
    if (this.#dateIsStated) return;
    this.newest(new Date(seconds * 1000).toISOString().slice(0, 10));
  }

  /** The file itself says what day it shows. */
  stateDate(day: string): void {
    this.#dateIsStated = true;
    this.dataDate = day;
  }

  /** Remembers the newest of the days given. */
  newest(day: string | null): void {
    if (day !== null && (this.dataDate === null || day > this.dataDate)) this.dataDate = day;
  }

  /** Counts bytes read and stops here when asked to. */
  step(bytes: number): void {
    this.progress.advance(bytes);
    throwIfInterrupted(this.#signal);
  }
}

/** The places of a file, in the order in which it is read. */
export type PlaceStream = AsyncGenerator<ImportedPlace, void, undefined>;
