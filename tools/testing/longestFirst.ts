import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whose files take longest comes first: at the end of a run no processor waits for a long file that began last. */
const PROJECTS = ['server', 'tools', 'components', 'art', 'web', 'domain'];

const placeOf = ({ project }: TestSpecification) => PROJECTS.indexOf(project.name);

/** Projects stay together, so that their workers are used again. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => placeOf(a) - placeOf(b));
  }
}
