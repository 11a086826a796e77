import { badArgument } from '../../kernel/errors.ts'
import { id, ids, instant, text } from '../../kernel/list/conditions.ts'
import { compared } from '../../kernel/list/comparison.ts'
import { listShape } from '../../kernel/list/listShape.ts'
import { inOrganization } from '../../organization/organization/inOrganization.ts'
import { observationIn } from './visibleObservations.ts'

export const observationList = listShape('Observation', {
  filter: {
    // Its id is a number.
    id: {
      type: ids,
      where: compared((value: string, path) => {
        const number = observationIn(value)
        if (number === undefined) throw badArgument(path, 'this is no id of an Observation')
        return number
      }),
    },
    organization: inOrganization(),
    location: id('Location'),
    vehicle: id('Vehicle'),
    person: id('User', 'userId'),
    at: instant(),
    source: text(),
    key: text('sourceKey'),
    enteredBy: id('User'),
    enteredAt: instant('createdAt'),
    correctedAt: instant(),
    voidedAt: instant(),
  },
  orders: {
    AT: { about: 'By when it was observed.' },
    ENTERED: { about: 'By when it was entered.' },
  },
  usual: ['AT', 'DESC'],
})
