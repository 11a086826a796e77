// An entry as a message of syslog (RFC 5424), in a frame of counted octets (RFC 5425, RFC 6587).
import { entryText, type SentEntry } from './SentEntry.ts'

/** Facility 13, log audit; severity 5, notice. */
const priority = 13 * 8 + 5
/** How long a message is at most, in bytes. */
const mostOfMessage = 65_536
/** Says that UTF-8 follows. */
const byteOrderMark = '\uFEFF'

/** A field of a header: printable ASCII without spaces, or the sign for nothing. */
const field = (text: string, most: number) => text.replaceAll(/[^\x21-\x7e]/g, '').slice(0, most) || '-'

/** The host that sends, as PUBLIC_URL has it. */
export const hostName = (publicUrl: string): string =>
  URL.canParse(publicUrl) ? field(new URL(publicUrl).hostname, 255) : '-'

export function syslogFrame(entry: SentEntry, host: string): Buffer {
  const { at, noun, action } = entry
  const header = `<${priority}>1 ${at} ${host} opsgraph - ${field(`${noun}.${action}`, 32)} - ${byteOrderMark}`
  const message = Buffer.from(header + entryText(entry, mostOfMessage - Buffer.byteLength(header)))
  return Buffer.concat([Buffer.from(`${message.length} `), message])
}
