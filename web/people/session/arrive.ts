// The way back from an identity provider: the page comes with what the provider answered in its address.
import { replace } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import { takeWay } from '../provider/providerWay.ts'
import { finishWay, type Outcome } from './finishWay.ts'
import * as t from './__generated__/messages.ts'

export interface Arrival {
  /** Does what the way was for, once, however often it is called. */
  finish: () => Promise<Outcome>
}

const elsewhere: Outcome = { problem: t.begunElsewhere, back: '/login' }

/** Came with the answer in the address, is shown at the address without it. */
let arrived: Arrival | undefined

/** Takes what a way left, and clears the address, so that the browser's history does not keep the answer. */
export function arrive(environment: Environment, url: string): Arrival {
  const { pathname, search } = new URL(url)
  const way = takeWay()
  if (search) {
    let outcome: Promise<Outcome> | undefined
    arrived = way ? { finish: () => (outcome ??= finishWay(environment, way, search)) } : undefined
    throw replace(pathname)
  }
  const arrival = arrived
  arrived = undefined
  return arrival ?? { finish: () => Promise.resolve(elsewhere) }
}
