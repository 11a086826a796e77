import { builder } from '../../kernel/builder.ts'
import { addressKey } from '../../kernel/addressKey.ts'
import { globalId } from '../../kernel/node.ts'
import { recordKey } from '../../work/action/recordKey.ts'
import { eventKinds, type EventRow } from './readTimeline.ts'

const meanings = {
  RECORD_CREATED: 'An action record on the vehicle was created.',
  RECORD_DUE: 'An open action record on the vehicle is due.',
  RECORD_COMPLETED: 'An action record on the vehicle was completed.',
  ROUTINE: 'A routine on the vehicle falls due, or did and was skipped or missed.',
  OBSERVATION: 'A value of a metric was observed.',
  BREACH_OPENED: 'A benchmark was breached.',
  BREACH_RECOVERED: 'A breach ended.',
} as const

export const VehicleEventKind = builder.enumType('VehicleEventKind', {
  description: 'What happened to a vehicle.',
  values: Object.fromEntries(eventKinds.map((kind) => [kind, { description: meanings[kind] }])) as Record<
    keyof typeof meanings,
    { description: string }
  >,
})

/** The types of what an event is about, and of what stands behind that. */
const types = {
  RECORD_CREATED: ['Action', 'Action'],
  RECORD_DUE: ['Action', 'Action'],
  RECORD_COMPLETED: ['Action', 'Action'],
  ROUTINE: ['Occurrence', 'Series'],
  OBSERVATION: ['Observation', 'Metric'],
  BREACH_OPENED: ['Breach', 'Benchmark'],
  BREACH_RECOVERED: ['Breach', 'Benchmark'],
} as const

export const VehicleEvent = builder.objectRef<EventRow>('VehicleEvent').implement({
  description: 'Something that happened to a vehicle, or is to happen.',
  fields: (t) => ({
    kind: t.expose('kind', { type: VehicleEventKind, description: 'What happened.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it happened or is to happen.' }),
    title: t.exposeString('title', {
      description: 'The title of the record or routine, or the name of the metric or benchmark.',
    }),
    detail: t.exposeString('detail', {
      description:
        'Who created or completed the record, or the state of the occurrence with its reason; empty otherwise.',
    }),
    value: t.exposeFloat('value', {
      nullable: true,
      description: 'The observed value, or the value that opened or ended the breach; null if there is none.',
    }),
    target: t.exposeFloat('target', { nullable: true, description: 'The target of the breach; null otherwise.' }),
    unit: t.exposeString('unit', { description: 'The unit of value and target; empty if there are none.' }),
    nodeId: t.id({
      description: 'The global id of the action record, occurrence, observation or breach.',
      resolve: ({ kind, id }) => globalId(types[kind][0], id),
    }),
    sourceId: t.id({
      nullable: true,
      description: 'The global id of the routine, metric or benchmark behind it; null for an action record.',
      resolve: ({ kind, sourceId }) => sourceId && globalId(types[kind][1], sourceId),
    }),
    recordKey: t.string({
      nullable: true,
      description: 'The key of the action record, such as AR-1042; null if it is not about one.',
      resolve: ({ record }) => record && recordKey(record.number),
    }),
    recordAddressKey: t.string({
      nullable: true,
      description: 'What stands for that record in an address: its key or its uuid; null if it is not about one.',
      resolve: ({ record }, _args, context) =>
        record && addressKey(context.requireViewer(), record, recordKey(record.number)),
    }),
  }),
})
