import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { FeedsSection_viewer$key } from '../../__generated__/FeedsSection_viewer.graphql.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { Moment } from '../../kernel/ui/Moment.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { useKeptFocus } from '../../kernel/ui/useKeptFocus.ts'
import { CreateFeedDialog } from './CreateFeedDialog.tsx'
import { RenameFeedDialog } from './RenameFeedDialog.tsx'
import { RevokeFeedDialog } from './RevokeFeedDialog.tsx'
import * as t from './__generated__/messages.ts'

/** The addresses under which other programs read one's calendar. */
export function FeedsSection({ viewer: key }: { viewer: FeedsSection_viewer$key }) {
  const { calendarFeeds: feeds } = useFragment(
    graphql`
      fragment FeedsSection_viewer on Viewer {
        calendarFeeds {
          id
          name
          createdAt
          lastReadAt
          version
        }
      }
    `,
    key,
  )
  const [asked, setAsked] = useState<{ what: 'create' } | { what: 'rename' | 'revoke'; id: string }>()
  const frame = useKeptFocus<HTMLDivElement>(feeds.length)
  const close = () => setAsked(undefined)
  const feed = asked && asked.what !== 'create' ? feeds.find(({ id }) => id === asked.id) : undefined
  return (
    <div ref={frame}>
      <TableSection
        title={t.feeds}
        about={t.anAddressUnderWhichAPhone}
        actions={
          <PlainButton type="button" className="outlined" onClick={() => setAsked({ what: 'create' })}>
            {t.addAFeed}
          </PlainButton>
        }
        caption={t.addressesThatOtherProgramsRead}
        columns={[t.name, t.made, t.lastRead, '']}
        empty={t.noProgramReadsYourCalendarAdd}
      >
        {feeds.map(({ id, name, createdAt, lastReadAt }) => (
          <tr key={id}>
            <th scope="row" style={{ overflowWrap: 'anywhere' }}>
              {name}
            </th>
            <td>
              <Moment at={createdAt} />
            </td>
            <td>
              {lastReadAt ? <Moment at={lastReadAt} /> : <span style={{ color: 'var(--ops-ink-3)' }}>{t.never}</span>}
            </td>
            <td style={{ textAlign: 'end' }}>
              <ActionsMenu
                label={t.moreForTheFeed({ name })}
                actions={[
                  { label: t.rename, act: () => setAsked({ what: 'rename', id }) },
                  { label: t.revoke, act: () => setAsked({ what: 'revoke', id }) },
                ]}
              />
            </td>
          </tr>
        ))}
      </TableSection>
      {asked?.what === 'create' ? <CreateFeedDialog onClose={close} /> : null}
      {feed && asked?.what === 'rename' ? <RenameFeedDialog feed={feed} onClose={close} /> : null}
      {feed && asked?.what === 'revoke' ? <RevokeFeedDialog feed={feed} onClose={close} /> : null}
    </div>
  )
}
