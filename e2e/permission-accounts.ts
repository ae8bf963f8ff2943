// Who may look after accounts: the rows of the administration, of one's own account and of one's business.

/** Answers by actor, in the order of the table's columns; the door; and what is sent there. */
export type AccountRow = readonly [
  answers: string,
  door: string,
  more?: { sends?: object; to?: RegExp; period?: string },
];

const blank = { sends: {} };
const odd = { sends: { odd: true } };
const toSignIn = { to: /^\/api\/login\?callbackUrl=/ };

//      nobody family other creating addressed owning foreign admin
export const accountRows: readonly AccountRow[] = [
  ["401  401  401  404  404  404  404  200 ", "GET /api/admin/businesses"],
  ["401  401  401  404  404  404  404  400 ", "POST /api/admin/businesses", blank],
  ["401  401  401  404  404  404  404  404 ", "GET /api/admin/businesses/[id]"],
  ["401  401  401  404  404  404  404  400 ", "PUT /api/admin/businesses/[id]", blank],
  [
    "401  401  401  404  404  404  404  404 ",
    "PUT /api/admin/businesses/[id]/standing",
    { sends: { isActive: false } },
  ],
  ["401  401  401  404  404  404  404  200 ", "GET /api/admin/users"],
  ["401  401  401  404  404  404  404  400 ", "POST /api/admin/users", blank],
  ["401  401  401  404  404  404  404  400 ", "PUT /api/admin/users/[id]", blank],
  ["401  401  401  404  404  404  404  404 ", "PUT /api/admin/users/[id]/standing", { sends: { isActive: false } }],
  ["401  401  401  404  404  404  404  404 ", "POST /api/admin/users/[id]/password-link", { sends: { by: "hand" } }],
  ["401  401  401  404  404  404  404  200 ", "GET /api/admin/reviews"],
  ["401  401  401  404  404  404  404  200 ", "GET /api/admin/mails"],
  ["401  401  401  404  404  404  404  404 ", "PUT /api/admin/mails/[id]", { sends: { answer: "drop" } }],
  ["401  401  401  404  404  404  404  200 ", "GET /api/admin/health"],
  ["401  401  401  404  404  404  404  400 ", "POST /api/admin/chain-checks", odd],
  ["401  401  401  200  200  200  200  200 ", "GET /api/profile"],
  ["401  401  401  400  400  400  400  400 ", "PUT /api/profile", blank],
  ["401  401  401  400  400  400  400  400 ", "PUT /api/profile/password", blank],
  ["401  401  401  200  200  200  200  200 ", "GET /api/profile/sessions"],
  // Ending them would end those of other tests.
  ["401  401  401  400  400  400  400  400 ", "DELETE /api/profile/sessions", odd],
  ["401  401  401  404  404  404  404  404 ", "DELETE /api/profile/sessions/[id]"],
  ["401  401  401  200  200  200  200  200 ", "GET /api/business"],
  ["401  401  401  400  400  400  400  400 ", "PUT /api/business", blank],
  ["401  401  401  400  400  400  400  400 ", "PUT /api/business/logo", blank],
  ["401  404  404  404  404  404  404  404 ", "GET /api/logos/[id]"],
  ["400  400  400  400  400  400  400  400 ", "POST /api/password-links/open", blank],
  ["404  404  404  404  404  404  404  404 ", "POST /api/password-links/open", { sends: { token: "forged" } }],
  ["400  400  400  400  400  400  400  400 ", "POST /api/password-links/apply", blank],
  ["307  307  307  404  404  404  404  200 ", "/admin", toSignIn],
  ["307  307  307  404  404  404  404  404 ", "/admin/businesses/[id]", toSignIn],
  ["307  307  307  404  404  404  404  200 ", "/admin/users", toSignIn],
  ["307  307  307  404  404  404  404  200 ", "/admin/reviews", toSignIn],
  ["307  307  307  404  404  404  404  200 ", "/admin/mail", toSignIn],
  ["307  307  307  404  404  404  404  200 ", "/admin/health", toSignIn],
  ["307  307  307  200  200  200  200  200 ", "/profile", toSignIn],
  ["200  200  200  200  200  200  200  200 ", "/set-password"],
];
