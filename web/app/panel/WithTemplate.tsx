import { Fragment, useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { WithTemplate_action$key } from '../../__generated__/WithTemplate_action.graphql.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { draftKey, keepDraft } from '../../kernel/ui/drafts.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useTemplate } from './useTemplate.ts'
import * as t from './__generated__/messages.ts'

interface WithTemplateProps {
  action: WithTemplate_action$key
  /** The texts of the procedure, by the name under which a form keeps what is typed. */
  templates: (key: string) => Readonly<Record<string, string | undefined>>
  children: ReactNode
}

/** A form beneath the text that the procedure has for it: on request the form begins with that. */
export function WithTemplate({ action: reference, templates, children }: WithTemplateProps) {
  const action = useFragment(
    graphql`
      fragment WithTemplate_action on Action {
        key
        ...useTemplate_action
      }
    `,
    reference,
  )
  const filledIn = useTemplate(action)
  const [turn, setTurn] = useState(0)
  const texts = Object.entries(templates(action.key)).flatMap(([name, text]) => (text ? [[name, text] as const] : []))
  function use() {
    for (const [name, text] of texts) keepDraft(draftKey(name), filledIn(text))
    setTurn(turn + 1)
    announce(t.theTextOfTheProcedureIs)
  }
  return (
    <>
      {texts.length ? (
        <PlainButton type="button" className="outlined" style={{ justifySelf: 'start' }} onClick={use}>
          {t.toUseTheTextOfTheProcedure}
        </PlainButton>
      ) : null}
      <Fragment key={`${action.key} ${turn}`}>{children}</Fragment>
    </>
  )
}
