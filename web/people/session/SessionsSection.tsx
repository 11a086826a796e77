import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { SessionsSection_user$key } from '../../__generated__/SessionsSection_user.graphql.ts'
import type { SessionsSectionEndMutation } from '../../__generated__/SessionsSectionEndMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { momentOf } from '../../kernel/ui/dates.ts'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { EndOthersDialog } from './EndOthersDialog.tsx'
import * as t from './__generated__/messages.ts'

/** Where one is signed in, and the end of it. */
export function SessionsSection({ user }: { user: SessionsSection_user$key }) {
  const { sessions } = useFragment(
    graphql`
      fragment SessionsSection_user on User {
        sessions {
          id
          device
          place
          isThis
          signedInAt
          lastUsedAt
        }
      }
    `,
    user,
  )
  const [endOne] = useMutation<SessionsSectionEndMutation>(graphql`
    mutation SessionsSectionEndMutation($input: EndSessionInput!) {
      result: endSession(input: $input) {
        ... on EndSessionSuccess {
          user {
            id
            ...SessionsSection_user
          }
        }
        ...refusal_error @alias(as: "error")
      }
    }
  `)
  const [problem, setProblem] = useState<string>()
  const [endsOthers, setEndsOthers] = useState(false)
  const end = useRef<HTMLButtonElement>(null)
  if (!sessions) return null
  const tell = ({ problems }: { problems?: Problems }, done: string) => {
    setProblem(problems && Object.values(problems).join(' '))
    if (problems) return
    announce(done)
    // The button that was pressed is gone with its line.
    end.current?.focus()
  }
  return (
    <Section
      title={t.signIns}
      about={t.oneThatYouEndIsGood}
      actions={
        <PlainButton ref={end} type="button" className="outlined" onClick={() => setEndsOthers(true)}>
          {t.endAllOthers}
        </PlainButton>
      }
    >
      {endsOthers ? <EndOthersDialog onClose={() => setEndsOthers(false)} /> : null}
      {problem ? (
        <Notice role="alert" style={{ margin: 12 }}>
          {problem}
        </Notice>
      ) : null}
      <Table caption={t.whereIAmSignedIn} columns={[t.with, t.from, t.lastUsed, t.signedIn, '']}>
        {sessions.map(({ id, device, place, isThis, signedInAt, lastUsedAt }) => (
          <tr key={id}>
            <th scope="row">
              {device} {isThis ? <Tag className="planned">{t.thisOne}</Tag> : null}
            </th>
            <td>{place}</td>
            <td style={{ whiteSpace: 'nowrap' }}>{isThis ? t.now : momentOf(lastUsedAt)}</td>
            <td style={{ whiteSpace: 'nowrap' }}>{momentOf(signedInAt)}</td>
            <td style={{ textAlign: 'end' }}>
              {isThis ? null : (
                <PlainButton
                  type="button"
                  aria-label={t.endTheSignInWithFrom({ device, place })}
                  onClick={() => void endOne({ id }).then((outcome) => tell(outcome, t.theSignInHasEnded))}
                >
                  {t.end}
                </PlainButton>
              )}
            </td>
          </tr>
        ))}
      </Table>
    </Section>
  )
}
