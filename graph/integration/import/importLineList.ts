import { int, oneOf } from '../../kernel/list/conditions.ts'
import { listShape } from '../../kernel/list/listShape.ts'
import { ImportEffect } from './ImportKind.ts'

export const importLineList = listShape('ImportLine', {
  model: 'ImportRow',
  isNode: false,
  filter: { number: int(), effect: oneOf(ImportEffect) },
  orders: { NUMBER: { about: 'By the number of the row.' } },
})
