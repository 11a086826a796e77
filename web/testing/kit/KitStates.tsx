import { Centered } from '../../kernel/ui/Centered.tsx'
import { Contained } from '../../kernel/ui/Contained.tsx'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { GhostRows } from '../../kernel/ui/GhostRows.tsx'
import { More } from '../../kernel/ui/More.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Retry } from '../../kernel/ui/Retry.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { nothing, refused } from './made.ts'

function Failing(): never {
  throw new Error('The records could not be loaded.')
}

const failed = {
  hasNext: true,
  isLoadingNext: false,
  loadNext: (_: number, { onComplete }: { onComplete: (error: Error) => void }) =>
    onComplete(new Error('The server does not answer.')),
}

/** Loading, empty, failing, refused. */
export const KitStates = () => (
  <Section title="States">
    <div style={{ display: 'grid', gap: 16, padding: 12, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <GhostRows lists={[3]} />
      <Ghost style={{ height: 24, width: 240 }} />
      <Empty>No records wait for you.</Empty>
      <Centered title="Nothing was found" text="Look for a part of its name, or take a filter away.">
        <PlainButton type="button" className="outlined">
          Take the filters away
        </PlainButton>
      </Centered>
      <Notice>The address of the webhook does not answer.</Notice>
      <Why permission={refused} />
      <Retry onRetry={nothing}>
        <Failing />
      </Retry>
      <Contained>
        <Failing />
      </Contained>
      <More page={failed} />
    </div>
  </Section>
)
