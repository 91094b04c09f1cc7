import { clsx } from 'clsx';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { User } from '../../api/types';
import { useEditRequest } from '../../lib/edited-elsewhere';
import { toast } from '../../lib/toasts/toasts';
import { useSharedForm } from '../../lib/shared-form/use-shared-form';
import { useFormSave } from '../../lib/use-form-save';
import screen from '../../theme/admin-screen.module.css';
import { Button, ButtonLink } from '../../components/button';
import { Form } from '../../components/form';
import { ConflictNotice } from '../../components/conflict-notice';
import { UnsavedGuard } from '../../components/unsaved-guard';
import { AccountPanel } from './account-panel';
import type { AddedUser } from './added-message';
import { createUser, updateUser } from './api';
import { NextSteps } from './next-steps';
import { UserFields } from './user-fields';
import { getWrite } from './user-write';
import { useUserList } from './use-user-query';

/** The form of a user; without `user` it creates one. */
export function UserForm({ user }: { user?: User }) {
  const shared = useSharedForm(user, getWrite);
  const { form: write, change } = shared;
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const saving = useFormSave();
  const { busy, errors, run } = saving;
  const navigate = useNavigate();
  const list = useUserList();
  useEditRequest('user', user?.id);
  const dirty = password !== '' || shared.isChanged;

  const save = () =>
    run(async () => {
      const secret = password && { password };
      const { id, name, email } = await (user
        ? shared.save(`/users/${user.id}`, (changes, header) =>
            updateUser(user.id, { ...changes, ...secret }, header),
          )
        : createUser({ ...write, ...secret }));
      toast.success(user ? `${name} is opgeslagen.` : `${name} is toegevoegd.`);
      setDone(true);
      const invited = password === '';
      const added: AddedUser = { id, name, email, invited, loaded: performance.timeOrigin };
      navigate(list, user || !write.isActive ? {} : { state: { added } });
    });

  return (
    <div className={clsx('stack', screen.columns)}>
      <Form saving={saving} className={clsx('stack gap-3', screen.form)} autoComplete="off" onSubmit={save}>
        <UnsavedGuard dirty={dirty && !busy && !done} />
        <ConflictNotice take={shared.takeTheirs} saving={saving} />
        <UserFields
          user={user}
          write={write}
          password={password}
          errors={errors}
          onChange={change}
          onPassword={setPassword}
        />
        <div className="cluster">
          <Button type="submit" busy={busy}>
            Opslaan
          </Button>
          <ButtonLink variant="quiet" to={list}>
            Annuleren
          </ButtonLink>
        </div>
      </Form>
      {user ? (
        <AccountPanel
          user={user}
          onRemoved={() => {
            setDone(true);
            navigate(list);
          }}
        />
      ) : (
        <NextSteps write={write} hasPassword={password !== ''} />
      )}
    </div>
  );
}
