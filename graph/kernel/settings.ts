// Every setting: its name in the environment, its default, what it may be, and what it is for.
import path from 'node:path'
import {
  whole,
  quota,
  oneOf,
  text,
  url,
  tileAddress,
  databaseUrl,
  replicaUrl,
  token,
  type Setting,
} from './settingKinds.ts'

export const settingsTable = {
  PORT: whole(4000, 0, 65535, 'The port of the web, /graphql, /api and /health; 0 takes a free one.'),
  HOST: text('127.0.0.1', /^[\w.:-]+$/, 'a host name or an address', 'The address to listen on.'),
  DATA_DIR: text('.data', /^[^\0]+$/, 'a folder', 'The folder of the embedded database.'),
  DATABASE_URL: databaseUrl('A PostgreSQL 18 of your own, with one host or several; unset, the embedded one is used.'),
  MIGRATE_DATABASE_URL: databaseUrl(
    'The same database as the role that owns its tables; DATABASE_URL is then a role that may do no more than it needs.',
  ),
  DATABASE_REPLICA_URL: replicaUrl(
    'A replica of that database, one host, by the same role: what only reads reads from it while it follows closely.',
  ),
  SEED: oneOf<'demo' | 'none' | ''>(
    '',
    ['demo', 'none'],
    'What an empty database starts with; unset, demo in the embedded one and none in your own.',
  ),
  GRAPHIQL: oneOf(
    'auto',
    ['auto', 'on', 'off'],
    'Whether /graphql is an explorer in a browser; auto is off where DATABASE_URL is set or HOST is not this machine.',
  ),
  JOBS: oneOf('on', ['on', 'off'], 'Whether this process does what falls due by the clock; off where others do.'),
  OSRM_URL: url(
    ['http:', 'https:'],
    'An OSRM server for the roads between stops; unset, great circles × 1.3 are taken.',
  ),
  MAP_TILES_URL: tileAddress(
    'The address of image tiles with roads for maps, which every browser asks; unset, maps ask no other server.',
  ),
  MAP_TILES_FILE: text(
    '',
    /^[^\0]*$/,
    'a file',
    'A PMTiles file with roads for maps, of vector tiles or images, which this server hands out; it stands for MAP_TILES_URL.',
  ),
  MAP_TILES_ATTRIBUTION: text(
    '',
    /^[^\r\n\0]{1,200}$/,
    'up to 200 characters',
    'Whom maps name as the source of the tiles.',
  ),
  SMTP_URL: url(['smtp:', 'smtps:'], 'The server that takes mail, with its user and password; unset, no mail leaves.'),
  MAIL_FROM: text(
    'Opsgraph <opsgraph@localhost>',
    /^[^\r\n\0]*@[^\r\n\0]+$/,
    'an address, with a name or without',
    'Whom mail is from.',
  ),
  WEBHOOK_HTTP: oneOf(
    'no',
    ['no', 'yes'],
    'Whether webhooks and audit streams may go without TLS: for development alone.',
  ),
  WEBHOOK_PRIVATE: oneOf(
    'no',
    ['no', 'yes'],
    'Whether webhooks and audit streams may lead into private networks and to this machine: for development alone.',
  ),
  IDENTITY_PROVIDER_PRIVATE: oneOf(
    'no',
    ['no', 'yes'],
    'Whether an identity provider may be in a private network, on this machine or at an address of http.',
  ),
  DNS_SERVERS: text(
    '',
    /^[\d.:a-f[\],]*$/i,
    'addresses with commas between them',
    'The name servers to ask for the TXT records of domains, where those of the system do not see what the world sees.',
  ),
  METRICS_TOKEN: token('The bearer token that /metrics asks for; unset, there is no /metrics.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(
    ['http:', 'https:'],
    'Where traces are sent, by OTLP over HTTP; unset, none are made. The other OTEL_ variables of OpenTelemetry hold too.',
  ),
  SLOW_STATEMENT_MS: whole(500, 1, 600_000, 'A statement that takes this long is logged, in milliseconds.'),
  POOL_CONNECTIONS: whole(10, 1, 1000, 'The most connections of each of the two pools of a process.'),
  STATEMENT_SECONDS: whole(
    10,
    1,
    600,
    'After how long a statement is ended; a connection is waited for half as long, 5 seconds at least.',
  ),
  SECRET_KEY: text(
    '',
    /^.{32,1024}$/,
    '32 characters or more',
    "What the server's keys are sealed with in the database; once set, a start needs it.",
  ),
  BACKUP_DIR: text('', /^[^\0]*$/, 'a folder', 'The folder that a job writes backups to; unset, no job does.'),
  BACKUP_HOURS: whole(24, 1, 8760, 'How many hours lie between two backups of the job.'),
  BACKUP_KEEP: whole(14, 1, 10_000, 'How many backups the job keeps; older ones are removed.'),
  BACKUP_KEY: text(
    '',
    /^.{16,1024}$/,
    '16 characters or more',
    'What backups are sealed with, and opened again; keep it apart from them.',
  ),
  BACKUP_WAL: oneOf(
    'on',
    ['on', 'off'],
    'Whether the WAL of the embedded database is archived to BACKUP_DIR too, so that it can be restored to a second.',
  ),
  LOG_LEVEL: oneOf('info', ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], 'How much is logged.'),
  PUBLIC_URL: url(['http:', 'https:'], 'The address people use, where it differs from HOST and PORT.'),
  TRUST_PROXY: oneOf(
    'no',
    ['no', 'yes'],
    'Whether X-Forwarded-For names the client: yes only behind a proxy that sets it.',
  ),
  GRAPHQL_BODY_KB: whole(100, 1, 100_000, 'The largest GraphQL request, in kB.'),
  REST_BODY_KB: whole(1000, 1, 100_000, 'The largest REST request, in kB.'),
  FILE_MB: whole(25, 1, 1000, 'The largest file, in MB.'),
  QUERY_TOKENS: whole(1500, 100, 1_000_000, 'The longest GraphQL document, in tokens.'),
  QUERY_DEPTH: whole(16, 2, 100, 'The deepest GraphQL selection.'),
  QUERY_ALIASES: whole(15, 1, 1000, 'The most aliases in a GraphQL document.'),
  REQUEST_SECONDS: whole(10, 1, 600, 'How long a request may take.'),
  DRAIN_SECONDS: whole(
    5,
    0,
    15,
    'How long after SIGTERM requests are still taken while /health/ready says no, so that a proxy finds out.',
  ),
  OPERATIONS_PER_MINUTE: whole(
    300,
    1,
    100_000_000,
    'How much a user may ask for in a minute, in points: an operation costs one, and one more for every 10,000 things in its lists.',
  ),
  REGISTRATION: oneOf(
    'open',
    ['open', 'invited', 'closed'],
    'Who may sign up: everybody, only people with an invitation, or nobody; while there is no account yet the first person may.',
  ),
  REQUESTS_AT_ONCE: whole(
    200,
    1,
    100_000,
    'How many requests are worked on at once; who comes on top is told to come back in a moment.',
  ),
  SIGN_INS_PER_MINUTE: whole(
    5,
    1,
    1_000_000,
    'The most sign-ins a minute for an account from one address; of IPv6, from one /64.',
  ),
  SIGN_INS_PER_ACCOUNT: whole(20, 1, 1_000_000, 'The most sign-ins a minute for an account, from wherever.'),
  SIGN_INS_PER_ADDRESS: whole(20, 1, 1_000_000, 'The most sign-ins a minute from one address.'),
  FILES_MB_PER_ROOT: quota(10_000, 'The most MB of files that a root organization has.'),
  FILES_MB_IN_ALL: quota(100_000, 'The most MB of files that there are in all.'),
  RECORDS_PER_ROOT: quota(1_000_000, 'The most action records that a root organization has.'),
  STREAMS_PER_PERSON: quota(10, 'The most event streams that a person has open at once, in a process.'),
  ROOTS_PER_PERSON: quota(10, 'The most organizations with no parent that a person has created and that are there.'),
  ROOTS_IN_ALL: quota(1_000, 'The most organizations with no parent that there are in all.'),
  IMPORTS_PER_PERSON: quota(50, 'The most imports that a person makes in 24 hours.'),
  IMPORTS_PER_ROOT: quota(200, 'The most imports that a root organization takes in 24 hours.'),
  EXPORTS_PER_PERSON: quota(100, 'The most exports that a person makes in 24 hours.'),
  EXPORTS_PER_ROOT: quota(1_000, 'The most exports that are made of a root organization in 24 hours.'),
  MAILS_PER_PERSON: quota(50, 'The most addresses outside of their organization that a person mails in 24 hours.'),
  MAILS_PER_ROOT: quota(200, 'The most outside addresses that all people of a root organization mail in 24 hours.'),
  MAILS_IN_ALL: quota(2_000, 'The most outside addresses that are mailed in 24 hours in all.'),
} as const

export type Settings = {
  -readonly [Name in keyof typeof settingsTable]: (typeof settingsTable)[Name] extends Setting<infer T> ? T : never
}

export class SettingsError extends Error {
  override name = 'SettingsError'
  lines: string[]

  constructor(lines: string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}

/** Reads the settings from an environment; throws a SettingsError with one line for each bad one. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const bad: string[] = []
  const entries = Object.entries<Setting<unknown>>(settingsTable).map(([name, setting]) => {
    const given = environment[name]
    if (given === undefined || given === '') return [name, setting.default]
    const value = setting.parse(given)
    if (value === undefined) bad.push(`${name} must be ${setting.form}, not '${shown(name, given)}'.`)
    return [name, value]
  })
  if (bad.length) throw new SettingsError(bad)
  const settings = Object.fromEntries(entries) as Settings
  return {
    ...settings,
    SEED: settings.SEED || (settings.DATABASE_URL ? 'none' : 'demo'),
    DATA_DIR: path.resolve(settings.DATA_DIR),
  }
}

/** An address may carry a password, which belongs in no log. */
const shown = (name: string, given: string) =>
  /_(KEY|TOKEN)$/.test(name)
    ? '…'
    : /(DATABASE|REPLICA|SMTP)_URL$/.test(name)
      ? given.replace(/:[^:@/]*@/, ':…@')
      : given
