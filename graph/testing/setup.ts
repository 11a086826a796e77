// Runs before each file of tests.
import { closeAtEnd } from './atEnd.ts'
import { checkRows } from './checkedRows.ts'

closeAtEnd()
checkRows()
