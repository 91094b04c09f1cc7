/** Dutch for the English refusals of Strapi's API, where no other text explains them. */
const REFUSALS = {
  'Policy Failed': 'Je rol mag dit niet.',
  Forbidden: 'Je rol mag dit niet.',
  'Forbidden access': 'Je rol mag dit niet.',
  Unauthorized: 'Log opnieuw in.',
  'Missing or invalid credentials': 'Log opnieuw in.',
  'Not Found': 'Dit bestaat niet (meer).',
  'Entity not found': 'Dit bestaat niet (meer).',
  'Invalid pagination': 'Deze pagina van de lijst bestaat niet.',
  'Bad Request': 'Dit kon niet worden verwerkt.',
  'An application error occurred': 'Er ging iets mis. Probeer het nog eens.',
  'Internal Server Error': 'Er ging iets mis. Probeer het nog eens.',
  'This feature is not implemented yet': 'Dit kan hier niet.',
  'Entity too large': 'Dit is te groot.',
  'Payload Too Large': 'Dit is te groot.',
  'Too many requests, please try again later.': 'Te veel pogingen. Probeer het straks nog eens.',
  'Too Many Requests': 'Te veel pogingen. Probeer het straks nog eens.',
};

/** The panel looks up an API response by its text, on some screens prefixed with the plugin's name. */
const BEFORE = ['', 'content-manager.', 'content-type-builder.', 'upload.'];

/** Dutch for the refusals of Strapi's API, on each screen of the panel. */
export const REFUSAL_TEXTS = Object.fromEntries(
  BEFORE.flatMap((plugin) =>
    Object.entries(REFUSALS).map(([english, dutch]) => [`${plugin}apiError.${english}`, dutch]),
  ),
);
