import { admin } from '../../../rpc/builders.ts';
import { getMapping, listMappings } from './mappings.service.ts';
import { removeMapping, saveMapping } from './save.service.ts';
import { tryQuery } from './try.service.ts';

const { mappings } = admin;

export const mappingsRoutes = {
  list: mappings.list.handler(({ context, input }) => listMappings(context, input)),
  get: mappings.get.handler(({ context, input }) => getMapping(context, input.id)),
  save: mappings.save.handler(({ context, input }) => saveMapping(context, input)),
  remove: mappings.remove.handler(({ context, input }) => removeMapping(context, input)),
  try: mappings.try.handler(({ context, input }) => tryQuery(context, input)),
};
