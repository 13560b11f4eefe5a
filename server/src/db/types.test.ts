import { test } from 'vitest';
import { writeDatabaseTypes } from '../../../tools/databaseTypes.ts';
import { testDatabaseForThisTest } from '../../test/database.ts';

test('the generated types are those of the migrated database (else: npm run db:types)', async () => {
  // Not the template: what is being looked at cannot be copied, and other files copy it meanwhile.
  writeDatabaseTypes((await testDatabaseForThisTest()).url, { verify: true });
});
