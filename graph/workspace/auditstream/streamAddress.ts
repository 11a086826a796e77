// Where an audit log may be sent on to: to the public internet, unless the operator allows more.
import { isInward, leadsInward } from '../../kernel/outward/address.ts'
import type { Text } from '../../kernel/messages/text.ts'
import { problemOf, problemOfHost, type AddressRules } from '../../integration/webhook/address.ts'
import * as t from './__generated__/messages.ts'

/** The port of syslog over TLS (RFC 5425), and of syslog over TCP (RFC 6587). */
const usualPorts = { 'syslog+tls:': 6514, 'syslog+tcp:': 601 }

export interface Receiver {
  /** As an address of the web, so that its host is written as everywhere. */
  host: URL
  port: number
  isSecure: boolean
}

/** Where an address of syslog leads, or what is wrong with how it is written. */
export function syslogReceiver(url: string, { WEBHOOK_HTTP }: Pick<AddressRules, 'WEBHOOK_HTTP'>): Receiver | Text {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  const isSecure = parsed?.protocol === 'syslog+tls:'
  if (!isSecure && !(parsed?.protocol === 'syslog+tcp:' && WEBHOOK_HTTP === 'yes'))
    return parsed || !url.startsWith('syslog+') ? t.writeSyslog : t.writeHost
  const { protocol, host, port, hash, pathname, search, username, password } = parsed
  if (username || password) return t.noPassword
  if (hash || search || (pathname && pathname !== '/')) return t.onlyHost
  if (!host || !URL.canParse(`https://${host}`)) return t.writeHost
  if (port && Number(port) < 1024 && Number(port) !== usualPorts[protocol as 'syslog+tls:']) return t.usualPort
  return {
    host: new URL(`https://${host}`),
    port: Number(port) || usualPorts[protocol as 'syslog+tls:'],
    isSecure,
  }
}

const isText = (one: Receiver | Text): one is Text => !('host' in one)

/** What is wrong with an address of a kind, by how it is written and where it leads now; undefined where nothing is. */
export async function addressProblem(
  kind: 'WEBHOOK' | 'SYSLOG',
  url: string,
  rules: AddressRules,
): Promise<Text | undefined> {
  if (kind === 'WEBHOOK') return problemOf(url, rules) ?? problemOfHost(url, rules)
  const receiver = syslogReceiver(url, rules)
  if (isText(receiver)) return receiver
  const mayBePrivate = rules.WEBHOOK_PRIVATE === 'yes'
  if (mayBePrivate) return undefined
  return isInward(receiver.host) || (await leadsInward(receiver.host)) ? t.inward : undefined
}
