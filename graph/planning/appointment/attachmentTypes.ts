// Which files an appointment takes: by what they are called before they are sent, by their bytes afterwards.
import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'

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
const allowed = `Send one of: ${endings.join(', ')}.`

const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Why a file of this name is not taken; undefined where it is. */
export const refusedName = (name: string): string | undefined =>
  types[endingOf(name)] ? undefined : `This kind of file is not taken. ${allowed}`

/** Why a file is not taken by what it has turned out to be. */
export function refusedBytes(name: string, mediaType: string): string | undefined {
  const ending = endingOf(name)
  return types[ending]?.test(mediaType)
    ? undefined
    : (refusedName(name) ?? `${name} is no ${ending}, whatever it is called. ${allowed}`)
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
