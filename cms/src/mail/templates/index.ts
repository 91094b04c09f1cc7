export {
  addressLetter,
  addressNoticeLetter,
  confirmLetter,
  inviteLetter,
  recoverLetter,
  takenLetter,
} from './letters';
