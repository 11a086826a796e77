// Runs before each file of tests.
import { closeAtEnd } from './atEnd.ts'

closeAtEnd()
