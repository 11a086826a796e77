import { builder } from '../../kernel/builder.ts'
import { instant, oneOf } from '../../kernel/list/conditions.ts'
import { listShape } from '../../kernel/list/listShape.ts'
import { connectionOf, pageAsked } from '../../kernel/paging.ts'
import { cursorIn, seek } from '../../kernel/statement/seek.ts'
import { Vehicle } from '../../organization/vehicle/Vehicle.ts'
import { countEvents, readEvents } from './readTimeline.ts'
import { VehicleEvent, VehicleEventKind } from './VehicleEvent.ts'

const eventList = listShape('VehicleEvent', {
  model: 'vehicleEvents',
  isNode: false,
  filter: { kind: oneOf(VehicleEventKind), at: instant() },
  orders: { AT: { about: 'By when it happened or is to happen.' } },
  usual: ['AT', 'DESC'],
})

builder.prismaObjectField(Vehicle, 'timeline', (t) =>
  t.connection({
    type: VehicleEvent,
    description:
      'What happened to the vehicle and what is to come, as far as the viewer sees it: its action records, routines, observations and breaches.',
    args: eventList.args(t),
    select: { id: true },
    async resolve({ id }, args, context) {
      const { page: pageArgs, where, isDescending, list } = await eventList.read(context, args, 'timeline')
      const page = pageAsked(pageArgs)
      const order = { list: `${list} ${id}`, parts: ['instant', 'text', 'text'], isDescending } as const
      const rows = await readEvents(context, id, where, { seek: seek(order, page), take: page.take })
      return connectionOf(
        page,
        rows.map((node) => ({ node, cursor: cursorIn(order, [node.at, node.kind, node.id]) })),
        (atMost) => countEvents(context, id, where, atMost),
      )
    },
  }),
)
