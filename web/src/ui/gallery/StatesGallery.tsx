import { Button } from '../Button.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { Section } from './Section.tsx';
import { sampleVignette } from './sampleArt.ts';

export function StatesGallery() {
  return (
    <>
      <Section title="Loading" columns>
        {['a', 'b'].map((id) => (
          <div key={id}>
            <Skeleton ratio="4 / 3" radius="var(--radius-card)" />
            <Skeleton height={18} width="72%" className="mt-3.5" />
            <Skeleton height={14} width="48%" className="mt-2.5" />
          </div>
        ))}
      </Section>
      <Section title="Empty, failed" columns>
        <div className="board">
          <EmptyState
            art={sampleVignette}
            headingLevel={3}
            title="No Date Plans Yet"
            text="Be the first to create an amazing curated date plan!"
            action={<Button>Create Your First Plan</Button>}
          />
        </div>
        <div className="board">
          <EmptyState
            art={sampleVignette}
            headingLevel={3}
            title="Something went wrong"
            text="Failed to load curated date plans"
            action={<Button variant="quiet">Try Again</Button>}
          />
        </div>
      </Section>
    </>
  );
}
