// The board in one chunk: its page and its panels are always loaded together.
export { BoardSection } from '../../workspace/home/BoardSection.tsx'
export { HomePage } from './HomePage.tsx'
