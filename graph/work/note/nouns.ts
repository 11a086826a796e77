// Everything that the noun adds to the graph.
import './Note.ts'
import './Attachment.ts'
import './myAttachments.ts'
import './RecordLink.ts'
import './collaboration.ts'
import './addNote.ts'
import './attachFile.ts'
import './removeAttachment.ts'
