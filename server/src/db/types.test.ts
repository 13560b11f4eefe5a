import { inject, test } from 'vitest';
import { writeDatabaseTypes } from '../../../tools/databaseTypes.ts';

test('the generated types are those of the migrated database (else: npm run db:types)', () => {
  writeDatabaseTypes(inject('templateUrl'), { verify: true });
});
