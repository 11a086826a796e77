import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { invalid } from '../../kernel/errors.ts'
import { check, say } from '../../kernel/validation.ts'
import { addressProblem } from './streamAddress.ts'
import { checkedAuthorities } from './checkedAuthorities.ts'
import * as t from './__generated__/messages.ts'

const mostOfUrl = 1_000

const schema = z.object({
  kind: z.enum(['WEBHOOK', 'SYSLOG']).nullish(),
  url: z
    .string()
    .trim()
    .min(1, say(t.enterUrl))
    .max(mostOfUrl, say(t.longUrl({ most: mostOfUrl })))
    .nullish(),
  certificate: z.string().trim().nullish(),
  isOn: z.boolean().nullish(),
})

export interface Settings {
  kind: 'WEBHOOK' | 'SYSLOG'
  url: string
  certificate: string | null
  isOn: boolean
}

/** What is to hold from now on, of what is given and what holds by now; throws where that cannot be. */
export async function wantedSettings(
  { services: { settings }, now }: Context,
  input: unknown,
  kept: Settings | null,
): Promise<Settings> {
  const given = check(schema, input)
  const kind = given.kind ?? kept?.kind
  if (!kind) throw invalid('kind', t.chooseKind)
  const url = given.url ?? kept?.url
  if (!url) throw invalid('url', t.enterUrl)
  if (url !== kept?.url || kind !== kept.kind) {
    const problem = await addressProblem(kind, url, settings)
    if (problem) throw invalid('url', problem)
  }
  return {
    kind,
    url,
    certificate: certificateOf(given.certificate, { kind, url, kept: kept?.certificate ?? null, now }),
    isOn: given.isOn ?? kept?.isOn ?? true,
  }
}

interface Certified {
  kind: Settings['kind']
  url: string
  kept: string | null
  now: Date
}

function certificateOf(given: string | null | undefined, { kind, url, kept, now }: Certified): string | null {
  const isTaken = kind === 'SYSLOG' && !url.startsWith('syslog+tcp:')
  if (!given) return isTaken && given !== '' ? kept : null
  if (!isTaken) throw invalid('certificate', t.certificateOnlyOfTls)
  if (given === kept?.trim()) return kept
  const checked = checkedAuthorities(given, now)
  if ('problem' in checked) throw invalid('certificate', checked.problem)
  return checked.pem
}
