export { confirmLetter, inviteLetter, recoverLetter, takenLetter } from './letters';
