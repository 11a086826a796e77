import { Fragment, useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { WithTemplate_action$key } from '../../__generated__/WithTemplate_action.graphql.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { fillDraft } from '../../kernel/draft/draftStore.ts'
import { newIn } from '../../kernel/draft/useDraft.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useTemplate } from './useTemplate.ts'
import * as t from './__generated__/messages.ts'

interface WithTemplateProps {
  action: WithTemplate_action$key
  /** What the form's draft is called. */
  form: string
  /** The texts of the procedure, by the parts of the form. */
  templates: Readonly<Record<string, string | undefined>>
  children: ReactNode
}

/** A form beneath the text that the procedure has for it: on request the form begins with that. */
export function WithTemplate({ action: reference, form, templates, children }: WithTemplateProps) {
  const action = useFragment(
    graphql`
      fragment WithTemplate_action on Action {
        id
        ...useTemplate_action
      }
    `,
    reference,
  )
  const filledIn = useTemplate(action)
  const [turn, setTurn] = useState(0)
  const texts = Object.entries(templates).flatMap(([name, text]) => (text ? [[name, text] as const] : []))
  function use() {
    fillDraft(form, newIn(action.id), Object.fromEntries(texts.map(([part, text]) => [part, filledIn(text)])))
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
      <Fragment key={`${action.id} ${turn}`}>{children}</Fragment>
    </>
  )
}
