import { Fragment, useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { WithTemplate_action$key } from '../__generated__/WithTemplate_action.graphql.ts'
import { instantIn } from '../action/due.ts'
import { announce } from '../ui/announce.ts'
import { PlainButton } from '../ui/PlainButton.tsx'
import { useNow } from '../ui/useNow.ts'

interface WithTemplateProps {
  action: WithTemplate_action$key
  /** The texts of the procedure, by the name under which a form keeps what is typed. */
  templates: (key: string) => Readonly<Record<string, string | undefined>>
  children: ReactNode
}

/** A form beneath the text that the procedure has for it: on request the form begins with that. */
export function WithTemplate({ action: key, templates, children }: WithTemplateProps) {
  const action = useFragment(
    graphql`
      fragment WithTemplate_action on Action {
        key
        title
        scheduledEnd
        organization {
          name
          timeZone
        }
        assignee {
          name
        }
      }
    `,
    key,
  )
  const now = useNow()
  const [turn, setTurn] = useState(0)
  const texts = Object.entries(templates(action.key)).flatMap(([name, text]) => (text ? [[name, text] as const] : []))
  const of: Record<string, string> = {
    key: action.key,
    title: action.title,
    organization: action.organization.name,
    due: action.scheduledEnd ? instantIn(action.scheduledEnd, action.organization.timeZone, now) : 'without a date',
    assignee: action.assignee?.name ?? '',
  }
  function use() {
    try {
      for (const [name, text] of texts) sessionStorage.setItem(`draft ${name}`, text.replaceAll(/\{(\w+)\}/g, (whole, word: string) => of[word] ?? whole))
    } catch {
      // Without storage the form stays as it is.
    }
    setTurn(turn + 1)
    announce('The text of the procedure is in the form')
  }
  return (
    <>
      {texts.length ? (
        <PlainButton type="button" className="outlined" style={{ justifySelf: 'start' }} onClick={use}>
          Use the text of the procedure
        </PlainButton>
      ) : null}
      <Fragment key={`${action.key} ${turn}`}>{children}</Fragment>
    </>
  )
}
