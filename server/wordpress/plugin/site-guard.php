<?php
/**
 * Plugin Name:       {{name}}
 * Description:       Reports versions and security settings of this site to the dashboard you pair it with. Sends nothing before that, and nothing about visitors.
 * Version:           1.0.0
 * Requires at least: 5.6
 * Requires PHP:      7.4
 * Author:            {{author}}
 * Author URI:        {{address}}
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/old-licenses/gpl-2.0.html
 * Text Domain:       site-guard
 * Domain Path:       /languages
 *
 * @package Site_Guard
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

require_once __DIR__ . '/facts.php';

/** All it keeps is one option, which is not loaded with every page. */
final class Site_Guard {
	const VERSION   = '1.0.0';
	const NAME      = '{{name}}';
	const HOME      = '{{address}}';
	const OPTION    = 'site_guard';
	const EVENT     = 'site_guard_report';
	const HEARTBEAT = '/api/wp/agent/heartbeat';
	const PING      = '/site-guard/v1/ping';
	const CLOCK     = 5 * MINUTE_IN_SECONDS;

	public static function start() {
		add_action( 'init', array( __CLASS__, 'translate' ) );
		add_action( 'admin_menu', array( __CLASS__, 'menu' ) );
		add_action( 'admin_post_site_guard', array( __CLASS__, 'save' ) );
		add_action( 'rest_api_init', array( __CLASS__, 'routes' ) );
		add_action( self::EVENT, array( __CLASS__, 'report' ) );
		add_action( 'admin_notices', array( __CLASS__, 'hint' ) );
		foreach ( array( 'upgrader_process_complete', 'activated_plugin', 'deactivated_plugin', 'deleted_plugin', 'switch_theme' ) as $changed ) {
			add_action( $changed, array( __CLASS__, 'soon' ) );
		}
		add_filter( 'cron_schedules', array( __CLASS__, 'schedules' ) ); // phpcs:ignore WordPress.WP.CronInterval
		register_activation_hook( __FILE__, array( __CLASS__, 'plan' ) );
		register_deactivation_hook( __FILE__, array( __CLASS__, 'leave' ) );
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command( 'site-guard pair', array( __CLASS__, 'cli_pair' ) );
			WP_CLI::add_command( 'site-guard report', array( __CLASS__, 'cli_report' ) );
		}
	}

	/** By the language alone: Austria and Switzerland read German, too. */
	public static function translate() {
		load_textdomain( 'site-guard', __DIR__ . '/languages/site-guard-' . strtok( determine_locale(), '_' ) . '.mo' );
	}

	public static function schedules( $all ) {
		$all['site_guard'] = array(
			'interval' => 15 * MINUTE_IN_SECONDS,
			'display'  => self::NAME,
		);
		return $all;
	}

	/** Every 15 minutes, once it is paired. */
	public static function plan() {
		if ( self::get( 'site' ) && ! wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_event( time() + 15 * MINUTE_IN_SECONDS, 'site_guard', self::EVENT );
		}
	}

	/** Something changes: told once it is done, because a quiet site may have no visitor soon. */
	public static function soon() {
		add_action( 'shutdown', array( __CLASS__, 'tell' ) );
	}

	/** After the page has gone to whoever waits for it, where the server can do that. */
	public static function tell() {
		if ( function_exists( 'fastcgi_finish_request' ) ) {
			fastcgi_finish_request();
		}
		self::report();
	}

	/** Says goodbye, so that nobody waits for the next report. The pairing is kept for the next activation. */
	public static function leave( $network = false, $why = 'off' ) { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter
		// It is told of its own deactivation, too, and must not report after its goodbye.
		remove_action( 'deactivated_plugin', array( __CLASS__, 'soon' ) );
		remove_action( 'shutdown', array( __CLASS__, 'tell' ) );
		wp_unschedule_hook( self::EVENT );
		if ( self::get( 'site' ) ) {
			self::send( self::HEARTBEAT, compact( 'why' ) + array( 'goodbye' => true ) );
		}
	}

	private static function get( $key ) {
		$all = (array) get_option( self::OPTION, array() );
		return isset( $all[ $key ] ) ? (string) $all[ $key ] : '';
	}

	private static function set( $values ) {
		update_option( self::OPTION, array_merge( (array) get_option( self::OPTION, array() ), $values ), false );
	}

	/** Made here; the secret half never leaves the site. Not derived from the salts: renewing those would unpair it. */
	private static function keys() {
		if ( ! self::get( 'keys' ) ) {
			self::set( array( 'keys' => base64_encode( sodium_crypto_sign_keypair() ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
		}
		return base64_decode( self::get( 'keys' ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
	}

	/** What goes along with a body: who says it, when, a number that counts once, and the signature over all of it. */
	private static function signed( $path, $body ) {
		$time = (string) time();
		$once = bin2hex( random_bytes( 16 ) );
		$sign = sodium_crypto_sign_detached( "$path\n$time\n$once\n$body", sodium_crypto_sign_secretkey( self::keys() ) );
		return array(
			'time'      => $time,
			'once'      => $once,
			'signature' => base64_encode( $sign ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
		);
	}

	/** Answers the status and the reply; status 0 when there was none. */
	private static function send( $path, $data ) {
		$body   = wp_json_encode( $data, JSON_INVALID_UTF8_SUBSTITUTE );
		$signed = self::signed( $path, $body );
		$reply  = wp_remote_post(
			self::get( 'server' ) . $path,
			array(
				'timeout'     => 15,
				'redirection' => 0,
				'headers'     => array(
					'Content-Type' => 'application/json',
					'X-Site'       => self::get( 'site' ),
					'X-Time'       => $signed['time'],
					'X-Once'       => $signed['once'],
					'X-Signature'  => $signed['signature'],
				),
				'body'        => $body,
			)
		);
		if ( is_wp_error( $reply ) ) {
			/* translators: 1: the address of the dashboard, 2: what went wrong, in English */
			$text = __( 'Couldn’t reach the dashboard at %1$s: %2$s', 'site-guard' );
			return array( 0, array( 'message' => sprintf( $text, self::get( 'server' ), $reply->get_error_message() ) ) );
		}
		return array( (int) wp_remote_retrieve_response_code( $reply ), (array) json_decode( wp_remote_retrieve_body( $reply ), true ) );
	}

	/** What the dashboard said, in the language of this site where its code is known. */
	private static function sentence( $status, $reply ) {
		$known = require __DIR__ . '/sentences.php';
		$code  = empty( $reply['paused'] ) ? ( isset( $reply['code'] ) ? (string) $reply['code'] : '' ) : 'paused';
		if ( isset( $known[ $code ] ) ) {
			$values = array_merge( array( 'host' => '', 'there' => '' ), isset( $reply['values'] ) ? (array) $reply['values'] : array() );
			return sanitize_text_field( sprintf( $known[ $code ], $values['host'], $values['there'] ) );
		}
		/* translators: %d: the status of an answer, such as 502 */
		return empty( $reply['message'] ) ? sprintf( __( 'The dashboard returned status %d.', 'site-guard' ), $status ) : sanitize_text_field( $reply['message'] );
	}

	/**
	 * Pairs the site by the line of the dashboard, such as https://app.example#K7QM-2VXC. Answers '' or what is wrong.
	 *
	 * @param string $line The whole line, or its code alone for the dashboard that the plugin comes from.
	 */
	public static function pair( $line ) {
		$parts = explode( '#', strpos( $line, '#' ) ? trim( $line ) : self::HOME . '#' . trim( $line ), 2 );
		$code  = strtoupper( trim( $parts[1] ) );
		if ( ! preg_match( '#^https?://[^\s/?\#@]+(/[^\s?\#]*)?$#i', $parts[0] ) || ! preg_match( '/^[A-Z0-9]{4}[ -]?[A-Z0-9]{4}$/', $code ) ) {
			return __( 'This isn’t a pairing code. Copy the whole line from your dashboard.', 'site-guard' );
		}
		$before = array_intersect_key( (array) get_option( self::OPTION, array() ), array_flip( array( 'server', 'site', 'keys' ) ) );
		// A copy of a site has its keys: a pairing makes new ones.
		self::set( array_fill_keys( array( 'keys' ), '' ) + array( 'server' => untrailingslashit( $parts[0] ) ) );
		list( $status, $reply ) = self::send(
			'/api/wp/agent/pair',
			array(
				'code'       => $code,
				'public_key' => base64_encode( sodium_crypto_sign_publickey( self::keys() ) ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
				'url'        => get_option( 'home' ),
				'rest'       => rest_url(),
			)
		);
		if ( 200 !== $status || empty( $reply['site'] ) || empty( $reply['server_key'] ) ) {
			// A pairing that stands is kept.
			self::set( array_merge( array( 'server' => '' ), $before ) );
			return self::sentence( $status, $reply );
		}
		self::set(
			array(
				'site'       => sanitize_text_field( $reply['site'] ),
				'server_key' => sanitize_text_field( $reply['server_key'] ),
				'paused'     => '',
				'error'      => '',
			)
		);
		self::plan();
		self::report();
		return self::get( 'error' );
	}

	public static function report() {
		if ( ! self::get( 'site' ) || self::get( 'paused' ) ) {
			return false;
		}
		list( $status, $reply ) = self::send( self::HEARTBEAT, Site_Guard_Facts::all() );
		self::noted( $status, $reply );
		return 200 === $status;
	}

	private static function seen( $reply = array() ) {
		return array(
			'seen'  => time(),
			'error' => empty( $reply['paused'] ) ? '' : self::sentence( 200, $reply ),
		);
	}

	private static function noted( $status, $reply ) {
		if ( 200 === $status ) {
			self::set( self::seen( $reply ) );
			return;
		}
		self::set( array( 'error' => self::sentence( $status, $reply ) ) );
		// Deleted in the dashboard: nothing more is sent, and nothing is kept.
		if ( 410 === $status ) {
			self::set( array_fill_keys( array( 'site', 'server_key', 'keys', 'seen' ), '' ) );
			wp_unschedule_hook( self::EVENT );
		}
	}

	/** Where the dashboard asks for a report when WP-Cron sleeps. */
	public static function routes() {
		register_rest_route(
			'site-guard/v1',
			'/ping',
			array(
				'methods'             => 'POST',
				'callback'            => array( __CLASS__, 'pong' ),
				'permission_callback' => array( __CLASS__, 'is_ours' ),
			)
		);
	}

	/** Whether the dashboard signed this question a short while ago, for this site, and for the first time. */
	public static function is_ours( WP_REST_Request $request ) {
		// phpcs:disable WordPress.PHP.DiscouragedPHPFunctions
		$key  = base64_decode( self::get( 'server_key' ), true );
		$sign = base64_decode( (string) $request->get_header( 'x_signature' ), true );
		// phpcs:enable
		$time = (string) $request->get_header( 'x_time' );
		$once = (string) $request->get_header( 'x_once' );
		$body = $request->get_body();
		$data = json_decode( $body, true );
		if ( self::get( 'paused' ) || 32 !== strlen( (string) $key ) || 64 !== strlen( (string) $sign ) || ! preg_match( '/^\w{16,64}$/', $once ) ) {
			return false;
		}
		if ( abs( time() - (int) $time ) > self::CLOCK || ! isset( $data['site'] ) || self::get( 'site' ) !== $data['site'] || ! sodium_crypto_sign_verify_detached( $sign, self::PING . "\n$time\n$once\n$body", $key ) || get_transient( 'site_guard_' . md5( $once ) ) ) {
			return false;
		}
		return set_transient( 'site_guard_' . md5( $once ), 1, 2 * self::CLOCK );
	}

	public static function pong() {
		$body   = wp_json_encode( Site_Guard_Facts::all(), JSON_INVALID_UTF8_SUBSTITUTE );
		$answer = self::signed( self::HEARTBEAT, $body );
		self::set( self::seen() );
		$answer['body'] = $body;
		return rest_ensure_response( $answer );
	}

	public static function cli_pair( $args ) {
		$error = self::pair( isset( $args[0] ) ? $args[0] : '' );
		$error ? WP_CLI::error( $error ) : WP_CLI::success( 'Paired with ' . self::get( 'server' ) . '.' );
	}

	public static function cli_report() {
		self::report() ? WP_CLI::success( 'Report sent.' ) : WP_CLI::error( self::get( 'error' ) ? self::get( 'error' ) : 'This site isn’t paired, or it’s paused.' );
	}

	private static function page() {
		return admin_url( 'options-general.php?page=site-guard' );
	}

	private static function link() {
		return '<a href="' . esc_url( self::page() ) . '">' . esc_html__( 'Settings', 'site-guard' ) . '</a>';
	}

	public static function menu() {
		add_options_page( self::NAME, self::NAME, 'manage_options', 'site-guard', fn() => require __DIR__ . '/page.php' );
		add_filter( 'plugin_action_links_' . plugin_basename( __FILE__ ), fn( $links ) => array_merge( array( self::link() ), $links ) );
	}

	/** Beside the list of plugins, until it is paired. */
	public static function hint() {
		if ( 'plugins' === get_current_screen()->id && current_user_can( 'manage_options' ) && ! self::get( 'site' ) ) {
			/* translators: %s: the name of the plugin */
			$text = sprintf( __( 'Pair %s with your dashboard to begin.', 'site-guard' ), self::NAME );
			echo '<div class="notice notice-info is-dismissible"><p>' . esc_html( $text ) . ' ' . wp_kses_post( self::link() ) . '</p></div>';
		}
	}

	/** For the page: what it shows of the pairing. What a button answered is shown once. */
	public static function state() {
		$shown = array_fill_keys( array( 'site', 'server', 'seen', 'error', 'paused', 'said', 'refused' ), '' );
		$now   = array_merge( $shown, array_intersect_key( (array) get_option( self::OPTION, array() ), $shown ) );
		if ( $now['said'] || $now['refused'] ) {
			self::set( array_fill_keys( array( 'said', 'refused' ), '' ) );
		}
		return $now;
	}

	/** A button of the page was pressed. */
	public static function save() {
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html__( 'You aren’t allowed to do this.', 'site-guard' ), '', 403 );
		}
		check_admin_referer( 'site_guard' );
		$said = __( 'Report sent.', 'site-guard' );
		if ( isset( $_POST['unpair'] ) ) {
			self::leave( false, 'unpaired' );
			delete_option( self::OPTION );
		} elseif ( isset( $_POST['pause'] ) ) {
			$paused = ! self::get( 'paused' );
			$paused ? self::leave( false, 'paused' ) : self::plan();
			self::set( array( 'paused' => $paused ? '1' : '' ) );
			self::report();
		} elseif ( isset( $_POST['now'] ) ) {
			self::set( array( 'said' => self::report() ? $said : '' ) );
		} else {
			$refused = self::pair( isset( $_POST['code'] ) ? sanitize_text_field( wp_unslash( $_POST['code'] ) ) : '' );
			self::set( $refused ? compact( 'refused' ) : compact( 'said' ) );
		}
		wp_safe_redirect( self::page() );
		exit;
	}
}

Site_Guard::start();
