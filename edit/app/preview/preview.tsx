import { Monitor, Smartphone } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { kindOf, ownTitle } from "#model/edit/tasks.ts";
import { api } from "../api.ts";
import { useEditor } from "../editing.ts";
import css from "./preview.module.css";

type Props = {
	address: string;
	/** Page titles, keyed by address. */
	pages: Readonly<Record<string, string>>;
};

/** Asked for once: it is answered when there is a page to show, and a question holds a connection until then. */
let site: Promise<{ origin: string }> | undefined;

/** CSS pixels of the window that the page thinks it is in. */
const widths = { phone: 390, desktop: 1280 };

/** The real page with the drafts laid over its content, as on a phone or as on a desktop. */
export function Preview({ address, pages }: Props) {
	const { checked, renderFacts, valueIn } = useEditor();
	const { donorFile } = checked;
	const [origin, setOrigin] = useState<string>();
	const [chosen, setChosen] = useState<string>();
	const [screen, setScreen] = useState<keyof typeof widths>("phone");
	useEffect(() => {
		site ??= api<{ origin: string }>("GET", "site");
		site
			.then(({ origin }) => setOrigin(origin))
			.catch(() => {
				site = undefined;
			});
	}, []);
	const box = useRef<HTMLDivElement>(null);
	const [room, setRoom] = useState({ width: 0, height: 0 });
	useEffect(() => {
		const element = box.current;
		if (!element) return;
		const observer = new ResizeObserver(() =>
			setRoom({ width: element.clientWidth, height: element.clientHeight }),
		);
		observer.observe(element);
		return () => observer.disconnect();
	}, []);

	const shown = chosen ?? address;
	const width = widths[screen];
	const scale = Math.min(1, room.width / width) || 1;
	return (
		<section className={css.preview} aria-label="The page as it will be">
			<div className={css.previewTools}>
				<label>
					<span className="visually-hidden">Page</span>
					<select
						value={shown}
						onChange={(event) => setChosen(event.target.value)}
					>
						{Object.entries({ [address]: address, ...pages }).map(
							([page, title]) => (
								<option key={page} value={page}>
									{title}
								</option>
							),
						)}
					</select>
				</label>
				<div className={css.screens}>
					{(["phone", "desktop"] as const).map((kind) => (
						<button
							key={kind}
							type="button"
							className="quiet"
							aria-pressed={screen === kind}
							onClick={() => setScreen(kind)}
						>
							{kind === "phone" ? (
								<Smartphone aria-hidden />
							) : (
								<Monitor aria-hidden />
							)}
							{kind === "phone" ? "Phone" : "Desktop"}
						</button>
					))}
				</div>
			</div>
			{checked.problems.length > 0 && (
				<p className={css.waits}>
					{donorFile === undefined
						? "This page follows when nothing is left to fill in or to fix."
						: checked.problems[0]?.file === `content/${donorFile}`
							? "What is still to fix stands here as it was saved."
							: `Example only: what is still empty is borrowed from the ${kindOf(donorFile)} “${renderFacts(ownTitle(valueIn(donorFile)))}” until you fill it in.`}
				</p>
			)}
			<div className={css.previewRoom} ref={box}>
				{origin === undefined ? (
					checked.problems.length === 0 && (
						<p className="hint">The page is being prepared…</p>
					)
				) : (
					// Another frame for another page: the old one may be on its way to load itself anew.
					<iframe
						key={shown}
						title="The page as it will be"
						// On a phone it stands below the form: a lot to load for one who never gets there.
						loading="lazy"
						src={origin + shown}
						style={{
							width,
							height: room.height / scale,
							transform: `scale(${scale})`,
							marginInline: Math.max(0, (room.width - width * scale) / 2),
						}}
					/>
				)}
			</div>
		</section>
	);
}
