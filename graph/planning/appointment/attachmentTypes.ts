// Which files an appointment takes: by what they are called before they are sent, by their bytes afterwards.
import { builder } from '../../kernel/builder.ts'
import type { Text } from '../../kernel/messages/text.ts'
import { policy } from '../../kernel/node.ts'
import * as t from './__generated__/messages.ts'

const zipped = (of: string) => new RegExp(`^application/(zip|vnd\\.${of}[\\w.-]*)$`)
const office = zipped('openxmlformats-officedocument')
const openDocument = zipped('oasis\\.opendocument')
/** Text has no bytes of its own to be known by. */
const text = /^application\/octet-stream$/

const types: Record<string, RegExp> = {
  pdf: /^application\/pdf$/,
  png: /^image\/png$/,
  jpg: /^image\/jpeg$/,
  jpeg: /^image\/jpeg$/,
  webp: /^image\/webp$/,
  gif: /^image\/gif$/,
  heic: /^image\/heic$/,
  docx: office,
  xlsx: office,
  pptx: office,
  odt: openDocument,
  ods: openDocument,
  odp: openDocument,
  txt: text,
  csv: text,
  ics: text,
}

const endings = Object.keys(types)

const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Why a file of this name is not taken; undefined where it is. */
export const refusedName = (name: string): Text | undefined =>
  types[endingOf(name)] ? undefined : t.kindNotTaken({ endings: endings.join(', ') })

/** Why a file is not taken by what it has turned out to be. */
export function refusedBytes(name: string, mediaType: string): Text | undefined {
  const ending = endingOf(name)
  return types[ending]?.test(mediaType)
    ? undefined
    : (refusedName(name) ?? t.otherBytes({ name, ending, endings: endings.join(', ') }))
}

interface LimitsShape {
  megabytes: number
  endings: string[]
}

const AttachmentLimits = builder.objectRef<LimitsShape>('AttachmentLimits').implement({
  description: 'The files an appointment accepts.',
  fields: (t) => ({
    megabytes: t.exposeInt('megabytes', { description: 'The maximum file size in MB.' }),
    endings: t.exposeStringList('endings', {
      description: 'The accepted file name extensions, without the dot.',
    }),
  }),
})

builder.queryField('attachmentLimits', (t) =>
  t.field({
    type: AttachmentLimits,
    description: 'The limits on files attached to an appointment, to check before uploading.',
    ...policy('signedIn'),
    resolve: (_root, _args, { services }) => ({ megabytes: services.settings.FILE_MB, endings }),
  }),
)
