import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { NotificationSettingsSection_query$key } from '../../__generated__/NotificationSettingsSection_query.graphql.ts'
import type {
  NotificationKind,
  NotificationSettingsSectionMutation,
} from '../../__generated__/NotificationSettingsSectionMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import * as t from './__generated__/messages.ts'

interface Ways {
  readonly kind: NotificationKind
  readonly inProduct: boolean
  readonly byMail: boolean
}

/** What one is told of, and how: each box is saved as it is ticked, one after the other. */
export function NotificationSettingsSection({ query }: { query: NotificationSettingsSection_query$key }) {
  const { mailIsSetUp, viewer } = useFragment(
    graphql`
      fragment NotificationSettingsSection_query on Query {
        mailIsSetUp
        viewer {
          user {
            email
            notificationSettings {
              version
              kinds {
                kind
                name
                about
                inProduct
                byMail
                isMailedAnyway
              }
            }
          }
        }
      }
    `,
    query,
  )
  const [save] = useMutation<NotificationSettingsSectionMutation>(graphql`
    mutation NotificationSettingsSectionMutation($input: SaveNotificationSettingsInput!) {
      result: saveNotificationSettings(input: $input) {
        ... on SaveNotificationSettingsSuccess {
          user {
            id
            notificationSettings {
              version
              kinds {
                kind
                inProduct
                byMail
              }
            }
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  const settings = viewer?.user.notificationSettings
  const [problem, setProblem] = useState<string>()
  const [ticked, setTicked] = useState<readonly Ways[]>([])
  const turn = useRef(Promise.resolve())
  const version = useRef(settings?.version)
  if (!settings) return null
  const change = (ways: Ways) => {
    setTicked((before) => [...before.filter(({ kind }) => kind !== ways.kind), ways])
    turn.current = turn.current.then(async () => {
      const { done, problems } = await save({ kinds: [ways], version: version.current })
      setTicked((before) => before.filter((one) => one !== ways))
      setProblem(problems && t.reloadThePageToSeeWhat({ join: Object.values(problems).join(' ') }))
      if (!done) return
      version.current = done.user?.notificationSettings?.version
      announce(t.saved)
    })
  }
  return (
    <Section
      title={t.notifications}
      about={mailIsSetUp ? t.mailGoesTo({ email: viewer.user.email }) : t.mailIsNotSetUpHere}
    >
      {problem ? (
        <Notice role="alert" style={{ margin: 12 }}>
          {problem}
        </Notice>
      ) : null}
      <Table caption={t.whatIAmToldOf} columns={[t.ofWhat, t.inTheInbox2, t.byMail2]}>
        {settings.kinds.map((setting) => {
          const { kind, name, about, isMailedAnyway } = setting
          const { inProduct, byMail } = ticked.find((one) => one.kind === kind) ?? setting
          return (
            <tr key={kind}>
              <th scope="row" style={{ whiteSpace: 'normal', fontWeight: 400 }}>
                {name}
                <div style={{ color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px', maxWidth: 520 }}>
                  {about}
                </div>
              </th>
              <td>
                <Tick
                  label={t.inTheInbox({ name })}
                  checked={inProduct}
                  onChange={(checked) => change({ kind, byMail, inProduct: checked })}
                />
              </td>
              <td>
                {isMailedAnyway ? (
                  <span style={{ color: 'var(--ops-ink-2)', fontSize: 12 }}>{t.withTheCalendarEntry}</span>
                ) : (
                  <Tick
                    label={t.byMail({ name })}
                    checked={byMail}
                    onChange={(checked) => change({ kind, inProduct, byMail: checked })}
                  />
                )}
              </td>
            </tr>
          )
        })}
      </Table>
    </Section>
  )
}

interface TickProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

const Tick = ({ label, checked, onChange }: TickProps) => (
  <input
    type="checkbox"
    aria-label={label}
    checked={checked}
    onChange={(event) => onChange(event.target.checked)}
    style={{ width: 16, height: 16, accentColor: 'var(--ops-brand)' }}
  />
)
