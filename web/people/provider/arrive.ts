// The way back from an identity provider: the page comes with what the provider answered in its address.
import { replace } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import { takeWay } from '../session/providerWay.ts'
import { finishWay, type Outcome } from './finishWay.ts'
import * as t from './__generated__/messages.ts'

/** Begun by the address with the answer, shown at the one without it. */
let outcome: Promise<Outcome> | undefined

/** Begins once what the way was for, and clears the address, so that the browser's history does not keep the answer. */
export function arrive(environment: Environment, url: string): { outcome: Promise<Outcome> } {
  const { pathname, search } = new URL(url)
  const way = takeWay()
  if (search) {
    outcome = way ? finishWay(environment, way, search) : undefined
    throw replace(pathname)
  }
  const begun = outcome
  outcome = undefined
  return { outcome: begun ?? Promise.resolve({ problem: t.begunElsewhere, back: '/login' }) }
}
