import type { BucketItem } from '@liora/domain/contract/bucketItem';
import type { MenuAction } from '../../ui/Menu.tsx';

/** What may come of something that was done, as lines of its menu: a memory of it, once there are memories. */
export const doneSteps = (_item: BucketItem): readonly MenuAction[] => [];
