import { keepPreviousData } from '@tanstack/react-query';
import { orpc } from '../../../lib/api.ts';

/** One place with what its source says and what people have set. */
export const editableOptions = (id: string) => ({
  ...orpc.places.editable.queryOptions({ input: { id } }),
  staleTime: 0,
});

/** What is understood of hours while they are typed. */
export const readHoursOptions = (id: string, hours: string) => ({
  ...orpc.places.readHours.queryOptions({ input: { id, hours } }),
  placeholderData: keepPreviousData,
  retry: false,
});
