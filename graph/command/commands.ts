// What `opsgraph` can be told to do; each command has a file, which is loaded where it is meant.
import type { Settings } from '../kernel/settings.ts'

interface Option {
  /** What stands for its value in the help; without it the option is a switch. */
  value?: string
  about: string
  isRequired?: boolean
}

/** What a command is given. */
export interface Given {
  options: Readonly<Record<string, string>>
  operands: readonly string[]
  settings: Settings
  /** Aborted by the first signal, with its name as the reason. */
  signal: AbortSignal
  /** Tells what goes on, beside what the command answers with. */
  say: (line: string) => void
  /** What the command answers with. */
  print: (line: string) => void
}

export interface Command {
  about: string
  /** What follows its name, in the help's words; each must be given. */
  operands?: readonly string[]
  options?: Readonly<Record<string, Option>>
  load: () => Promise<{ run: (given: Given) => Promise<void> }>
}

const email = ['EMAIL']

export const commands: Readonly<Record<string, Command>> = {
  serve: {
    about: 'Migrates the database, opens the port and does what falls due. What is done where no command is named.',
    load: () => import('./serve.ts'),
  },
  migrate: {
    about: 'Migrates the database, waits for another process that does, and says what was applied.',
    load: () => import('./migrate.ts'),
  },
  seed: {
    about: 'Fills an empty database with the demo.',
    load: () => import('./seed.ts'),
  },
  'admin create': {
    about: 'Creates an account, and prints its password where none is given by a file.',
    operands: email,
    options: {
      name: { value: 'NAME', about: 'Whose account it is.', isRequired: true },
      organization: {
        value: 'ID',
        about: 'A root organization to be Admin of: its id in the database or its legal name.',
      },
      'new-organization': { value: 'NAME', about: 'The legal name of a root organization to create and be Admin of.' },
      'password-file': { value: 'FILE', about: 'A file with the password in its first line; - is the standard input.' },
    },
    load: () => import('./adminCreate.ts'),
  },
  'admin reset-password': {
    about:
      "Sets a new password, ends the account's sessions and access tokens, and prints the password where none is given.",
    operands: email,
    options: {
      'password-file': { value: 'FILE', about: 'A file with the password in its first line; - is the standard input.' },
    },
    load: () => import('./adminResetPassword.ts'),
  },
  'admin reset-second-factor': {
    about: "Removes an account's authenticator app and recovery codes, and ends its sessions.",
    operands: email,
    load: () => import('./adminResetFactor.ts'),
  },
  'admin revoke': {
    about: 'Disables an account: ends its sessions, access tokens and what it gave out.',
    operands: email,
    load: () => import('./adminRevoke.ts'),
  },
  'export person': {
    about: 'Writes everything that is kept of a person into one gzipped tar archive.',
    operands: email,
    options: {
      to: { value: 'PATH', about: 'A folder, or a file that is not there yet.', isRequired: true },
    },
    load: () => import('./exportPerson.ts'),
  },
  backup: {
    about: 'Writes a backup of the whole database while it is used.',
    options: {
      to: { value: 'PATH', about: 'A folder, or a file that is not there yet. Unset, BACKUP_DIR.' },
    },
    load: () => import('./backup.ts'),
  },
  restore: {
    about:
      'Restores a backup into an empty database, one root organization of it into one that is used, or the embedded database to a second by the folder of BACKUP_DIR.',
    operands: ['FILE'],
    options: {
      'check-only': { about: 'Reads the backup whole and restores nothing.' },
      'target-time': {
        value: 'TIME',
        about:
          'The second to restore the embedded database to, as 2026-11-26T14:02:03Z; FILE is a folder. Unset, the last one.',
      },
      root: { value: 'ID', about: 'The one root organization to restore: its id in the database or its legal name.' },
    },
    load: () => import('./restore.ts'),
  },
  'keys rotate': {
    about: 'Makes new keys for the server; what was signed with those before is good for a day.',
    options: { 'end-overlap': { about: 'Rotates nothing, and forgets the keys that were rotated before, at once.' } },
    load: () => import('./keysRotate.ts'),
  },
  check: {
    about:
      'Looks at the settings, map tiles, the disk, backups, the database and its roles and the clock, and changes nothing.',
    load: () => import('./check.ts'),
  },
}

/** Options that every command takes. */
export const sharedOptions: Readonly<Record<string, Option>> = {
  settings: { value: 'FILE', about: 'A file of settings, NAME=value a line; the environment goes before it.' },
  help: { about: 'Shows this help.' },
}
