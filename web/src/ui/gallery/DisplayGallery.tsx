import { Accordion } from '../Accordion.tsx';
import { Avatar } from '../Avatar.tsx';
import { Badge } from '../Badge.tsx';
import { Cover } from '../Cover.tsx';
import { LikeButton } from '../LikeButton.tsx';
import { LongText } from '../LongText.tsx';
import { Mark } from '../Mark.tsx';
import { QrCode } from '../QrCode.tsx';
import { RouteList } from '../RouteList.tsx';
import { SaveButton } from '../SaveButton.tsx';
import { SparkBars } from '../SparkBars.tsx';
import { SparkBurst } from '../SparkBurst.tsx';
import { SparkScore } from '../SparkScore.tsx';
import { Tag } from '../Tag.tsx';
import { TagList } from '../TagList.tsx';
import { Wordmark } from '../Wordmark.tsx';
import { Section } from './Section.tsx';
import { sampleArt } from './sampleArt.ts';

const people = ['lungarno_late', 'paperboat', 'sundaylemons', 'two_forks', 'golden_hour', 'night_tram'];
const bars = [
  { label: 'Vibe', value: 9.1 },
  { label: 'Quality', value: 8.4 },
  { label: 'Experience', value: 8.6 },
];

export function DisplayGallery() {
  return (
    <>
      <Section title="Mark">
        <Mark size={64} />
        <Wordmark size={56} />
      </Section>
      <Section title="Badges, tags">
        <Badge kind="prive">Privé</Badge>
        <Badge kind="pick">Liora Pick</Badge>
        <Badge kind="yours">Your Pin</Badge>
        <Badge kind="ok">Open now</Badge>
        <Badge kind="bad">Closed</Badge>
        <Badge kind="soft">Public</Badge>
        <Badge kind="warn">Hidden from lists</Badge>
        <TagList tags={['Candlelit', 'Natural wine', 'Garden room', 'Jazz']} phone={2} desktop={3} />
        <Tag big>Sunset</Tag>
        <Tag mood>Magical</Tag>
      </Section>
      <Section title="Long texts">
        <LongText>{'Ask for the corner table, then ask what is not on the menu.\n'.repeat(12)}</LongText>
      </Section>
      <Section title="Spark Score">
        {[9.5, 8.7, 7.2, 5.4, null].map((score) => (
          <SparkScore key={score} score={score} />
        ))}
        <SparkBurst score={8.7} size={148} />
        <SparkBurst score={6.1} />
        <SparkBurst score={null} />
        <div className="w-80 max-w-full">
          <SparkBars items={bars} />
        </div>
      </Section>
      <Section title="Covers" columns>
        <Cover
          art={sampleArt}
          tl={<Badge kind="prive">Privé</Badge>}
          tr={<LikeButton liked={false} count={147} />}
        />
        <Cover
          art={sampleArt}
          shade
          tr={<SaveButton saved name="The bench above the weir" />}
          bl={<p className="t3 text-[#fff6ea]">The bench above the weir</p>}
        />
        <Cover art={sampleArt} className="thumb" />
      </Section>
      <Section title="Code to scan">
        <QrCode text="https://liora.example/link" label="Code to scan, leads to Liora" />
      </Section>
      <Section title="Avatars">
        {people.map((name) => (
          <Avatar key={name} name={name} size={56} />
        ))}
        <Avatar name="two_forks" size={20} />
      </Section>
      <Section title="Route, accordion" columns>
        <RouteList
          stops={[
            { id: 'a', content: <p className="font-semibold">Caffè Mezzaluna</p>, leg: '7 minutes on foot' },
            { id: 'b', content: <p className="font-semibold">Lumen Vini</p>, leg: '5 minutes on foot' },
            { id: 'c', content: <p className="font-semibold">Ponte alla Carraia</p> },
          ]}
        />
        <Accordion
          items={[
            { id: 'a', title: 'What is Privé?', content: 'Every plan, and as many places as you like.' },
            {
              id: 'b',
              title: 'How do I invite my partner?',
              content: 'Send them the link from your profile.',
            },
          ]}
          defaultOpen={['a']}
        />
      </Section>
    </>
  );
}
