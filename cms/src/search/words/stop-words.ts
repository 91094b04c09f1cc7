/** Words that carry no meaning in a search, unless they are all that was typed. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'aan al als bij dan dat de deze die dit door download downloaden een en er gebruik ga heb hebben het hier hij hoe hoeveel hun ik ' +
    'in is je jij jouw kan kun kunnen maar mag me met mij mijn moet moeten na naar niet nog nu of om onder ons onze ' +
    'ook op over te tot u uit uw van vind vinden voor waar wanneer wat we wel welk welke wie wij wil zet zetten zijn zo zonder'
  ).split(' '),
);
