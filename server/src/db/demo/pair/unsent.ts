import { Queue } from '../../../queue/queue.ts';

/** Nothing leaves of what the pair did before anybody was there: it would all come at once. */
export class Unsent extends Queue {
  override async send(): Promise<void> {}
}
