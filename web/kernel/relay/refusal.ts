// Why the server would not make a change. Each mutation's document spreads one of the two fragments in its `result`.
import { graphql, readInlineData } from 'react-relay'
import type { refusal_error$key } from '../../__generated__/refusal_error.graphql.ts'
import type { refusal_form$key } from '../../__generated__/refusal_form.graphql.ts'
import type { Difference } from './askConflict.ts'

const errorFragment = graphql`
  fragment refusal_error on Error @inline {
    message
    ... on ConflictError @alias(as: "conflict") {
      differences {
        field
        yours
        current
      }
    }
    ... on StepUpError @alias(as: "stepUp") {
      __typename
    }
  }
`

const formFragment = graphql`
  fragment refusal_form on Error @inline {
    ...refusal_error
    ... on ValidationError @alias(as: "validation") {
      fields {
        path
        message
      }
    }
    ... on NotFoundError @alias(as: "notFound") {
      path
    }
  }
`

/**
 * A mutation's `result`: a form, which shows beside each field what is wrong with it, spreads `refusal_form`, all
 * others `refusal_error`.
 */
export interface Refusable {
  readonly error?: refusal_error$key | null
  readonly form?: refusal_form$key | null
}

export interface Refusal {
  readonly message: string
  /** What was wrong with which field of a form. */
  readonly fields: readonly { readonly path: string; readonly message: string }[]
  /** What somebody else has changed meanwhile. */
  readonly differences: readonly Difference[]
  /** Whether one is to confirm first that it is oneself. */
  readonly needsStepUp: boolean
}

/** What of an input is wrong, as a form knows it: without the name of the argument. */
const ofForm = (path: string) => path.replace(/^input\./, '')

/** Why a change was not made; undefined where it was. */
export function refusalIn({ error, form }: Refusable): Refusal | undefined {
  const invalid = form ? readInlineData(formFragment, form) : undefined
  const key: refusal_error$key | null | undefined = invalid ?? error
  if (!key) return undefined
  const { message, conflict, stepUp } = readInlineData(errorFragment, key)
  const missing = invalid?.notFound?.path
  const wrong = missing ? [{ path: missing, message }] : (invalid?.validation?.fields ?? [])
  const fields = wrong.map((field) => ({ ...field, path: ofForm(field.path) }))
  return { message, fields, differences: conflict?.differences ?? [], needsStepUp: Boolean(stepUp) }
}
