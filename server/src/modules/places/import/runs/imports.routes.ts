import { admin } from '../../../../rpc/builders.ts';
import {
  applyImport,
  getImport,
  listImports,
  rollBackImportRun,
  startDryRun,
  stopImport,
} from './runs.service.ts';

const { imports } = admin;

export const importsRoutes = {
  list: imports.list.handler(({ context, input }) => listImports(context, input.cursor)),
  get: imports.get.handler(({ context, input }) => getImport(context, input)),
  dryRun: imports.dryRun.handler(({ context, input }) => startDryRun(context, input)),
  apply: imports.apply.handler(({ context, input }) => applyImport(context, input)),
  rollBack: imports.rollBack.handler(({ context, input }) => rollBackImportRun(context, input)),
  stop: imports.stop.handler(({ context, input }) => stopImport(context, input)),
};
