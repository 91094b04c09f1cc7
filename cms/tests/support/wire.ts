/** What tests read of answers; the whole shapes are in the OpenAPI document. */
export interface Data<T> {
  data: T;
}

export interface ErrorBody {
  status: number;
  message: string;
  errors?: Record<string, string[]>;
  used_on?: { page: { slug: string }; block: { id: number } | null }[];
}

export interface GroupBody {
  id: string;
  name: string;
  permissions: string[];
}

export interface BlockBody {
  id: number;
  type: string;
  slug: string;
  groups: GroupBody[];
  isPrivate: boolean;
  can: { view: boolean; use: boolean; edit: boolean };
  title?: string;
  body?: string;
  asset?: { id: string } | null;
  assets?: ({ id: string } | null)[];
  [field: string]: unknown;
}

export interface NodeBody {
  id: string;
  slug: string;
  title: string;
  lead: string;
  parent_id: string | null;
  is_public: boolean;
  published_at: string | null;
  pages: NodeBody[];
  status?: string;
}

export interface PageBody extends NodeBody {
  groups: GroupBody[];
  blocks: BlockBody[];
  scheduled_at?: string | null;
  unpublish_at?: string | null;
  version?: number;
  old_slugs?: string[];
  updated_at?: string;
  updated_by?: { id: string; name: string } | null;
  deleted_at?: string;
  deleted_by?: { id: string; name: string } | null;
}
