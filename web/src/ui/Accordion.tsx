import { Accordion as Base } from '@base-ui/react/accordion';
import { ChevronDown, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';

export interface AccordionProps {
  items: readonly { id: string; title: ReactNode; content: ReactNode }[];
  /** Several may be open at once. */
  multiple?: boolean;
  /** Ids that are open at first. */
  defaultOpen?: string[];
  /** The level of the headings, to keep the page's order; 3 unless told otherwise. */
  headingLevel?: 2 | 3 | 4;
  /** What says that it opens: an arrow, or a plus that becomes a minus. */
  mark?: 'arrow' | 'plus';
  className?: string;
}

export function Accordion(props: AccordionProps) {
  const { items, multiple, defaultOpen, headingLevel = 3, mark = 'arrow', className } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <Base.Root multiple={multiple} defaultValue={defaultOpen} className={className}>
      {items.map(({ id, title, content }) => (
        <Base.Item key={id} value={id} className="accordion-item">
          <Base.Header render={<Heading />}>
            <Base.Trigger className="accordion-trigger group">
              {title}
              {mark === 'arrow' ? <ChevronDown /> : <PlusOrMinus />}
            </Base.Trigger>
          </Base.Header>
          <Base.Panel className="accordion-panel">
            <div className="pb-4">{content}</div>
          </Base.Panel>
        </Base.Item>
      ))}
    </Base.Root>
  );
}

function PlusOrMinus() {
  return (
    <>
      <Plus className="group-data-panel-open:hidden" />
      <Minus className="hidden group-data-panel-open:block" />
    </>
  );
}
