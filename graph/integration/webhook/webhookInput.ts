import { z } from 'zod'
import { ValidationError } from '../../kernel/errors.ts'
import type { Services } from '../../kernel/context.ts'
import { name, say } from '../../kernel/validation.ts'
import { problemOf, problemOfHost } from './address.ts'
import { eventNames, type EventName } from './events.ts'
import * as t from './__generated__/messages.ts'

/** How many an organization may have. */
export const mostOfOrganization = 20

const mostOfUrl = 1000

export const webhookRules = {
  name,
  url: z
    .string()
    .trim()
    .min(1, say(t.enterUrl))
    .max(mostOfUrl, say(t.longUrl({ most: mostOfUrl }))),
  events: z
    .array(z.enum(eventNames as [EventName, ...EventName[]]))
    .min(1, say(t.chooseEvent))
    .max(100, say(t.eventTwice))
    .transform((list) => [...new Set(list)]),
}

export const filterMeaning =
  'Delivers only events of action records that match this filter, read as the user who created the webhook; other events are not affected.'

/** Throws where a webhook may not lead there. */
export async function requireAddress(url: string, { settings }: Pick<Services, 'settings'>): Promise<void> {
  const message = problemOf(url, settings) ?? (await problemOfHost(url, settings))
  if (message) throw new ValidationError([{ path: 'url', message }])
}
